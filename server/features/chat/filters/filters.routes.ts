import { messageFiltersContract } from '#contract/message-filters.ts'
import type { RouteContext } from '#server/platform/http/route-context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { addFilter, changeFilter, listFilters, removeFilter, tryFilters } from './filters.service.ts'

/** Calls by which staff decide what conversations may contain. */
export function filtersRoutes(context: RouteContext): void {
  serve(context, messageFiltersContract, {
    'GET /api/admin/message-filters': (scope) => listFilters(scope),
    'POST /api/admin/message-filters': (scope, { body }) => addFilter(scope, body),
    'PUT /api/admin/message-filters/{id}': (scope, { params, body }) => changeFilter(scope, params.id, body),
    'POST /api/admin/message-filters/{id}/remove': (scope, { params, body }) =>
      removeFilter(scope, params.id, body.reason),
    'POST /api/admin/message-filters/trial': (scope, { body }) => tryFilters(scope, body),
  })
}
