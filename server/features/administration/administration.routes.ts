import { administrationContract } from '#contract/administration.ts'
import { staffOverviewContract } from '#contract/staff-overview.ts'
import type { RouteContext } from '#server/platform/http/route-context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { changeNote, changeTrust, listStaffBrands, readStaffBrand } from './brands/staff-brands.service.ts'
import { readStaffOverview } from './overview/overview.service.ts'

/** Binds what staff see and do across all features. */
export function administrationRoutes(context: RouteContext): void {
  serve(context, staffOverviewContract, { 'GET /api/admin/overview': readStaffOverview })
  serve(context, administrationContract, {
    'GET /api/admin/brands': (scope, { query }) => listStaffBrands(scope, query),
    'GET /api/admin/brands/{id}': (scope, { params }) => readStaffBrand(scope, params.id),
    'POST /api/admin/brands/{id}/trust': async (scope, { params, body }) => {
      await changeTrust(scope, params.id, body)
      return { ok: true as const }
    },
    'PUT /api/admin/brands/{id}/note': (scope, { params, body }) => changeNote(scope, params.id, body),
  })
}
