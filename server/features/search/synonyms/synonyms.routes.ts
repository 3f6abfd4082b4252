import { synonymsContract } from '#contract/synonyms.ts'
import type { RouteContext } from '#server/platform/http/route-context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { previewGroup } from './preview.service.ts'
import { addGroup, changeGroup, listGroups, removeGroup } from './synonyms.service.ts'

/** Calls by which staff decide which words the search treats alike. */
export function synonymsRoutes(context: RouteContext): void {
  serve(context, synonymsContract, {
    'GET /api/admin/synonyms': (scope) => listGroups(scope),
    'POST /api/admin/synonyms': (scope, { body }) => addGroup(scope, body.words),
    'PUT /api/admin/synonyms/{id}': (scope, { params, body }) =>
      changeGroup(scope, { id: params.id, version: body.version }, body.words),
    'POST /api/admin/synonyms/{id}/remove': async (scope, { params, body }) => {
      await removeGroup(scope, { id: params.id, version: body.version }, body.reason)
      return { ok: true as const }
    },
    'POST /api/admin/synonyms/preview': (scope, { body }) => previewGroup(scope, body),
  })
}
