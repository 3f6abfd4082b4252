import { brandImportsContract } from '#contract/brand-imports.ts'
import type { RouteContext } from '#server/platform/http/route-context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { tableTemplate } from '../formats/own-table.ts'
import { errorsFile } from './errors-file.service.ts'
import {
  configureImport,
  listImports,
  listRows,
  readImport,
  startCheck,
  startCommit,
  startUndo,
  uploadImport,
} from './imports.service.ts'

const csv = (name: string) => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${name}"`,
})

/** What members of a brand do with files of products. */
export function importsRoutes(context: RouteContext): void {
  serve(context, brandImportsContract, {
    'POST /api/brand/imports': (scope, { query, file }) => uploadImport(scope, query.name, file),
    'GET /api/brand/imports': (scope) => listImports(scope),
    'GET /api/brand/imports/template': (_scope, { query }, { reply }) => {
      reply.headers(csv('dropdeck.csv'))
      return Buffer.from(tableTemplate(query.language))
    },
    'GET /api/brand/imports/{id}': (scope, { params }) => readImport(scope, params.id),
    'GET /api/brand/imports/{id}/rows': (scope, { params, query }) => listRows(scope, params.id, query),
    'PUT /api/brand/imports/{id}/mapping': (scope, { params, body }) => configureImport(scope, params.id, body),
    'POST /api/brand/imports/{id}/check': (scope, { params }) => startCheck(scope, params.id),
    'POST /api/brand/imports/{id}/commit': (scope, { params, body }) => startCommit(scope, params.id, body.version),
    'POST /api/brand/imports/{id}/undo': (scope, { params }) => startUndo(scope, params.id),
    'GET /api/brand/imports/{id}/errors.csv': async (scope, { params, query }, { reply }) => {
      const bytes = await errorsFile(scope, params.id, query.file)
      reply.headers(csv('errors.csv'))
      return bytes
    },
  })
}
