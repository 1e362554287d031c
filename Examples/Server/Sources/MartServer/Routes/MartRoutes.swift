import Foundation
import Hummingbird
import MartHolidayKit

/// The API of the original server.
struct MartRoutes {
  let server: Server

  func add(to table: RouteTable) {
    table.add("/api/marts", [.get: { request, _ in try list(request) }])
    table.add("/api/marts/types", [.get: { request, _ in try types(request) }])
    table.add("/api/marts/types/{martType}", [.get: { try branches($0, $1) }])
    table.add("/api/marts/{id}", [.get: { try branch($0, $1) }])
  }

  private func list(_ request: Request) throws -> Response {
    let image = try server.catalog.image()
    return try request.answer(tag: image.tag) { headers in
      if let ids = try request.query("ids") {
        let found = try Self.ids(ids).compactMap { image.catalog[$0] }
        return try rows(
          BranchOrder(request, default: [.init(.id)]).sorted(found), image, headers)
      }
      let latitude = try request.query("latitude"), longitude = try request.query("longitude")
      if latitude != nil || longitude != nil {
        return try nearby(request, latitude, longitude, image, headers)
      }
      return try list(request, image, "", [.init(.martType), .init(.branchName)], headers) {
        image.catalog.branches
      }
    }
  }

  private func types(_ request: Request) throws -> Response {
    let image = try server.catalog.image()
    return try request.answer(tag: image.tag) { headers in
      try JSONAnswer.response(MartTypes(image.types), headers: headers)
    }
  }

  private func branches(_ request: Request, _ context: MartContext) throws -> Response {
    let image = try server.catalog.image()
    let value = context.part("martType") ?? ""
    guard let type = image.types.first(where: { $0.value.lowercased() == value.lowercased() })
    else { throw ServerError.noSuchMart(value, image.types) }
    return try request.answer(tag: image.tag) { headers in
      try list(request, image, type.value, [.init(.branchName)], headers) {
        image.catalog.branches.filter { $0.mart == type.mart }
      }
    }
  }

  private func branch(_ request: Request, _ context: MartContext) throws -> Response {
    let image = try server.catalog.image()
    guard let branch = image.catalog[try server.branchID(context)] else {
      throw ServerError.notFound
    }
    return request.answer(tag: image.tag) { headers in
      JSONAnswer.response(entry: image.row(branch), headers: headers)
    }
  }

  /// The numbers of a list, each once; the empty list of the original app names none.
  static func ids(_ text: String) throws -> [Int] {
    var ids: [Int] = []
    var seen: Set<Int> = []
    for part in text.split(separator: ",") {
      guard let id = Int(part) else { throw ServerError.badRequest }
      if seen.insert(id).inserted { ids.append(id) }
    }
    guard ids.count <= 1_000 else { throw ServerError.badParameter("ids는 1000개까지 가능합니다.") }
    return ids
  }

  /// A list in the order of the query; the body of the usual order is made once.
  private func list(
    _ request: Request, _ image: CatalogImage, _ name: String, _ usual: [CatalogRequest.Order],
    _ headers: HTTPFields, _ branches: () -> [Branch]
  ) throws -> Response {
    let order = try BranchOrder(request, default: usual)
    guard order.isUsual else { return rows(order.sorted(branches()), image, headers) }
    let body = image.lists.body(name) {
      JSONAnswer.body(list: order.sorted(branches()).lazy.map { image.row($0) })
    }
    return JSONAnswer.response(body, headers: headers)
  }

  private func rows(
    _ branches: [Branch], _ image: CatalogImage, _ headers: HTTPFields
  ) -> Response {
    JSONAnswer.response(list: branches.lazy.map { image.row($0) }, headers: headers)
  }

  private func nearby(
    _ request: Request, _ latitude: String?, _ longitude: String?, _ image: CatalogImage,
    _ headers: HTTPFields
  ) throws -> Response {
    guard let latitude else { throw ServerError.badParameter("위도(latitude)가 필요합니다.") }
    guard let longitude else { throw ServerError.badParameter("경도(longitude)가 필요합니다.") }
    let search = try PlaceSearch(latitude, longitude, try request.query("distance"))
    let found = image.catalog.nearby(within: search.radius, of: search.origin)
    let rows = found.entries.map { entry in
      BranchRows.row(image.row(entry.element), kilometers: entry.meters / 1_000)
    }
    return JSONAnswer.response(list: rows, headers: headers)
  }
}
