import { brandChatContract, chatContract, staffChatContract } from '#contract/chat.ts'
import type { RouteContext } from '#server/platform/http/route-context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { asBrand, asSupport, asUser, listConversations, listDesk, readMessages, readThread } from './chat.service.ts'
import { assign, block, changeState, markMessages, report } from './keep-chat.service.ts'
import { beginConversation, readStart, sendMessage } from './send.service.ts'

/** Registers the calls about conversations: of users, of brands and of the support. */
export function chatRoutes(context: RouteContext): void {
  serve(context, chatContract, {
    'GET /api/conversations': (scope, { query }) => listConversations(scope, asUser(scope), query),
    'GET /api/conversations/start': (scope, { query }) => readStart(scope, query),
    'POST /api/conversations': (scope, { body }) => beginConversation(scope, body),
    'GET /api/conversations/{id}': (scope, { params }) => readThread(scope, asUser(scope), params.id),
    'GET /api/conversations/{id}/messages': (scope, { params, query }) =>
      readMessages(scope, asUser(scope), params.id, query),
    'POST /api/conversations/{id}/messages': (scope, { params, body }) =>
      sendMessage(scope, asUser(scope), params.id, body),
    'POST /api/conversations/{id}/marks': (scope, { params, body }) =>
      markMessages(scope, asUser(scope), params.id, body),
    'POST /api/conversations/{id}/block': (scope, { params }) => block(scope, asUser(scope), params.id, true),
    'DELETE /api/conversations/{id}/block': (scope, { params }) => block(scope, asUser(scope), params.id, false),
    'POST /api/conversations/{id}/messages/{seq}/report': (scope, { params, body }) =>
      report(scope, asUser(scope), params, body),
  })
  serve(context, brandChatContract, {
    'GET /api/brand/conversations': (scope, { query }) => listDesk(scope, asBrand(scope), query),
    'GET /api/brand/conversations/{id}': (scope, { params }) => readThread(scope, asBrand(scope), params.id),
    'GET /api/brand/conversations/{id}/messages': (scope, { params, query }) =>
      readMessages(scope, asBrand(scope), params.id, query),
    'POST /api/brand/conversations/{id}/messages': (scope, { params, body }) =>
      sendMessage(scope, asBrand(scope), params.id, body),
    'POST /api/brand/conversations/{id}/marks': (scope, { params, body }) =>
      markMessages(scope, asBrand(scope), params.id, body),
    'POST /api/brand/conversations/{id}/block': (scope, { params }) => block(scope, asBrand(scope), params.id, true),
    'DELETE /api/brand/conversations/{id}/block': (scope, { params }) => block(scope, asBrand(scope), params.id, false),
    'POST /api/brand/conversations/{id}/messages/{seq}/report': (scope, { params, body }) =>
      report(scope, asBrand(scope), params, body),
    'POST /api/brand/conversations/{id}/state': (scope, { params, body }) =>
      changeState(scope, asBrand(scope), params.id, body.state),
    'POST /api/brand/conversations/{id}/assignee': (scope, { params, body }) =>
      assign(scope, asBrand(scope), params.id, body.userId),
  })
  serve(context, staffChatContract, {
    'GET /api/staff/conversations': (scope, { query }) => listDesk(scope, asSupport(scope), query),
    'GET /api/staff/conversations/{id}': (scope, { params }) => readThread(scope, asSupport(scope), params.id),
    'GET /api/staff/conversations/{id}/messages': (scope, { params, query }) =>
      readMessages(scope, asSupport(scope), params.id, query),
    'POST /api/staff/conversations/{id}/messages': (scope, { params, body }) =>
      sendMessage(scope, asSupport(scope), params.id, body),
    'POST /api/staff/conversations/{id}/marks': (scope, { params, body }) =>
      markMessages(scope, asSupport(scope), params.id, body),
    'POST /api/staff/conversations/{id}/state': (scope, { params, body }) =>
      changeState(scope, asSupport(scope), params.id, body.state),
    'POST /api/staff/conversations/{id}/assignee': (scope, { params, body }) =>
      assign(scope, asSupport(scope), params.id, body.userId),
  })
}
