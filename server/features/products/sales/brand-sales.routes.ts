import { brandSalesContract } from '#contract/brand-sales.ts'
import type { RouteContext } from '#server/platform/http/route-context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { cancelSale, changeSale, createSale } from './brand-sales.service.ts'
import { evidenceDocument } from './evidence/evidence-document.service.ts'
import { evidenceTable } from './evidence/evidence-table.service.ts'
import { previewForm, previewSale } from './preview-sale.service.ts'
import { listSales, readSale } from './read-sales.service.ts'

/** Binds what members of a brand do with its sales. */
export function brandSalesRoutes(context: RouteContext): void {
  serve(context, brandSalesContract, {
    'GET /api/brand/sales': (scope, { query }) => listSales(scope, query),
    'POST /api/brand/sales': (scope, { body }) => createSale(scope, body),
    'POST /api/brand/sales/preview': (scope, { body }) => previewForm(scope, body),
    'GET /api/brand/sales/{id}': (scope, { params }) => readSale(scope, params.id),
    'PUT /api/brand/sales/{id}': (scope, { params, body }) => changeSale(scope, params.id, body),
    'POST /api/brand/sales/{id}/cancel': (scope, { params, body }) => cancelSale(scope, params.id, body.version),
    'GET /api/brand/sales/{id}/preview': (scope, { params }) => previewSale(scope, params.id),
    'GET /api/brand/sales/{id}/evidence.csv': async (scope, { params }, { reply }) => {
      const lines = await evidenceTable(scope, params.id)
      reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="sale.csv"')
      return lines
    },
    'GET /api/brand/sales/{id}/evidence.pdf': async (scope, { params }, { reply }) => {
      const document = await evidenceDocument(scope, params.id)
      reply.type('application/pdf').header('content-disposition', 'attachment; filename="sale.pdf"')
      return document
    },
  })
}
