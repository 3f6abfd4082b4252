import { ownDataContract } from '#contract/own-data.ts'
import type { PersonalData } from '#server/platform/data/personal-data.ts'
import { requireOwnSite } from '#server/platform/http/origin.ts'
import type { RouteContext } from '#server/platform/http/route-context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { openExport, orderExport } from './export.service.ts'

/** Registers "download my data"; `personalData` is what every feature stores about a user. */
export function exportRoutes(context: RouteContext, personalData: readonly PersonalData[]): void {
  serve(context, ownDataContract, {
    'POST /api/auth/export': (scope, { body }) => orderExport(scope, body?.password),
    'GET /api/auth/export': async (scope, { query }, { request, reply }) => {
      // A HEAD request, as link previews send it, must not use the link up.
      if (request.method === 'HEAD') return nothing()
      // A ticket proves that the user asked for the copy. A cookie alone comes along with any cross-site link.
      if (query.ticket === undefined) requireOwnSite(request)
      const file = await openExport(scope, { ticket: query.ticket, format: query.format, personalData })
      reply.type(file.type).header('content-disposition', `attachment; filename="${file.name}"`)
      return file.bytes
    },
  })
}

async function* nothing(): AsyncGenerator<Uint8Array> {}
