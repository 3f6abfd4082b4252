import { ownDataContract } from '#contract/own-data.ts'
import type { PersonalData } from '#server/platform/data/personal-data.ts'
import { requireOwnSite } from '#server/platform/http/origin.ts'
import type { RouteContext } from '#server/platform/http/route-context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { openExport, orderExport } from './export.service.ts'

/** Binds "download my data"; `personalData` is what every feature keeps of a person. */
export function exportRoutes(context: RouteContext, personalData: readonly PersonalData[]): void {
  serve(context, ownDataContract, {
    'POST /api/auth/export': (scope, { body }) => orderExport(scope, body?.password),
    'GET /api/auth/export': async (scope, { query }, { request, reply }) => {
      // Whoever only asks whether there is something (link previews do) must not use the address up.
      if (request.method === 'HEAD') return nothing()
      // A ticket shows that the person wants it, also from a link in a letter; a session alone goes along with any link.
      if (query.ticket === undefined) requireOwnSite(request)
      const file = await openExport(scope, { ticket: query.ticket, format: query.format, personalData })
      reply.type(file.type).header('content-disposition', `attachment; filename="${file.name}"`)
      return file.bytes
    },
  })
}

async function* nothing(): AsyncGenerator<Uint8Array> {}
