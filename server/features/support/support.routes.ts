import { helpContract, helpStaffContract } from '#contract/help.ts'
import { supportContract } from '#contract/support.ts'
import { supportStaffContract } from '#contract/support-staff.ts'
import { idempotencyKeyOf } from '#server/platform/http/idempotency-key.ts'
import type { RouteContext } from '#server/platform/http/route-context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { discardAttachment, readAttachment, uploadAttachment } from './attachments/attachments.service.ts'
import { articlesOf, listHelp, removeArticle, writeArticle } from './help/help.service.ts'
import { listReferences, listTickets, readTicket } from './read-tickets.service.ts'
import {
  addNote,
  assignTicket,
  mergeTicket,
  replyToTicket,
  setPriority,
  setTicketState,
} from './staff/agent.service.ts'
import { listAgents, listQueue, takeNext } from './staff/queue.service.ts'
import { addSavedReply, changeSavedReply, listSavedReplies, removeSavedReply } from './staff/saved-replies.service.ts'
import { readStaffTicket, viewTicket } from './staff/staff-ticket.service.ts'
import { listWeeks } from './staff/weeks.service.ts'
import { answerTicket, openTicket, rateTicket, resolveTicket } from './write-tickets.service.ts'

export function supportRoutes(context: RouteContext): void {
  serve(context, helpContract, {
    'GET /api/help/articles': (scope, { query }) => articlesOf(scope, query.language),
  })
  serve(context, helpStaffContract, {
    'GET /api/admin/help': (scope) => listHelp(scope),
    'PUT /api/admin/help/{id}': (scope, { params, body }) => writeArticle(scope, params.id, body),
    'POST /api/admin/help/{id}/remove': (scope, { params, body }) => removeArticle(scope, params.id, body.reason),
  })
  serve(context, supportContract, {
    'GET /api/tickets': (scope, { query }) => listTickets(scope, query),
    'POST /api/tickets': (scope, { body }, exchange) => openTicket(scope, body, idempotencyKeyOf(exchange)),
    'GET /api/tickets/{id}': (scope, { params }) => readTicket(scope, params.id),
    'POST /api/tickets/{id}/messages': (scope, { params, body }, exchange) =>
      answerTicket(scope, params.id, { ...body, requestKey: idempotencyKeyOf(exchange) }),
    'POST /api/tickets/{id}/resolve': (scope, { params }) => resolveTicket(scope, params.id),
    'POST /api/tickets/{id}/rating': (scope, { params, body }) => rateTicket(scope, params.id, body),
    'POST /api/ticket-attachments': (scope, { query, file }) => uploadAttachment(scope, query.name, file),
    'DELETE /api/ticket-attachments/{id}': (scope, { params }) => discardAttachment(scope, params.id),
    'GET /api/ticket-attachments/{id}': async (scope, { params }, { reply }) => {
      const { content, headers } = await readAttachment(scope, params.id)
      reply.headers(headers)
      return content
    },
    'GET /api/brand/ticket-references': (scope, { query }) => listReferences(scope, query),
  })
  serve(context, supportStaffContract, {
    'GET /api/admin/tickets': (scope, { query }) => listQueue(scope, query),
    'GET /api/admin/tickets/weeks': listWeeks,
    'POST /api/admin/tickets/next': (scope, { body }) => takeNext(scope, body.after),
    'GET /api/admin/tickets/agents': listAgents,
    'GET /api/admin/tickets/{id}': (scope, { params }) => readStaffTicket(scope, params.id),
    'POST /api/admin/tickets/{id}/messages': (scope, { params, body }, exchange) =>
      replyToTicket(scope, params.id, { ...body, requestKey: idempotencyKeyOf(exchange) }),
    'POST /api/admin/tickets/{id}/notes': (scope, { params, body }) => addNote(scope, params.id, body.text),
    'PUT /api/admin/tickets/{id}/state': (scope, { params, body }) => setTicketState(scope, params.id, body),
    'PUT /api/admin/tickets/{id}/priority': (scope, { params, body }) => setPriority(scope, params.id, body.priority),
    'PUT /api/admin/tickets/{id}/assignee': (scope, { params, body }) => assignTicket(scope, params.id, body.staffId),
    'POST /api/admin/tickets/{id}/merge': (scope, { params, body }) => mergeTicket(scope, params.id, body.intoId),
    'POST /api/admin/tickets/{id}/viewing': (scope, { params, body }) => viewTicket(scope, params.id, body.isWriting),
    'GET /api/admin/saved-replies': listSavedReplies,
    'POST /api/admin/saved-replies': (scope, { body }) => addSavedReply(scope, body),
    'PUT /api/admin/saved-replies/{id}': (scope, { params, body }) => changeSavedReply(scope, params.id, body),
    'DELETE /api/admin/saved-replies/{id}': (scope, { params }) => removeSavedReply(scope, params.id),
  })
}
