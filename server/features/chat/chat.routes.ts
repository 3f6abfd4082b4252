import type { FastifyReply } from 'fastify'
import { brandChatContract, chatContract, staffChatContract } from '#contract/chat.ts'
import { chatPicturesContract } from '#contract/chat-pictures.ts'
import { chatSettingsContract } from '#contract/chat-settings.ts'
import { liveContract } from '#contract/live.ts'
import { supportBackgroundContract } from '#contract/support-background.ts'
import type { Catalogue } from '#server/features/shelf/catalogue.service.ts'
import { requireOwnSite } from '#server/platform/http/origin.ts'
import type { RouteContext } from '#server/platform/http/route-context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { createLiveStreams } from '#server/platform/live/live-streams.ts'
import type { Scope } from '#server/platform/scope/scope.ts'
import { asBrand, asSupport, asUser, listConversations, listDesk, readMessages, readThread } from './chat.service.ts'
import { changeChatSettings, readChatSettings } from './chat-settings.service.ts'
import { filtersRoutes } from './filters/filters.routes.ts'
import { assign, block, changeState, markMessages, report } from './keep-chat.service.ts'
import { openLive, readUnread, showTyping } from './live.service.ts'
import { makeTicket } from './make-ticket.service.ts'
import { labelInSupport, setLabel, snooze, snoozeInSupport } from './organise.service.ts'
import { readPicture, uploadPicture } from './pictures/pictures.service.ts'
import { beginConversation, readStart, sendMessage } from './send.service.ts'
import { readChatBackground, viewConversation } from './staff/chat-background.service.ts'
import { answerAsSupport, assignInSupport, changeSupportState } from './support-acts.service.ts'

const OK = { ok: true } as const

/** Registers the calls about conversations: of users, of brands and of the support. */
export function chatRoutes(context: RouteContext, news: Pick<Catalogue, 'onLiveNews'>): void {
  filtersRoutes(context)
  liveRoutes(context, news)
  serve(context, chatContract, {
    'GET /api/conversations': (scope, { query }) => listConversations(scope, asUser(scope), query),
    'GET /api/conversations/unread': (scope) => readUnread(scope),
    'GET /api/conversations/start': (scope, { query }) => readStart(scope, query),
    'POST /api/conversations': (scope, { body }) => beginConversation(scope, body),
    'GET /api/conversations/{id}': (scope, { params }) => readThread(scope, asUser(scope), params.id),
    'GET /api/conversations/{id}/messages': (scope, { params, query }) =>
      readMessages(scope, asUser(scope), params.id, query),
    'POST /api/conversations/{id}/messages': (scope, { params, body }) =>
      sendMessage(scope, asUser(scope), params.id, body),
    'POST /api/conversations/{id}/typing': async (scope, { params }) => {
      await showTyping(scope, asUser(scope), params.id)
      return OK
    },
    'POST /api/conversations/{id}/marks': (scope, { params, body }) =>
      markMessages(scope, asUser(scope), params.id, body),
    'POST /api/conversations/{id}/block': (scope, { params }) => block(scope, asUser(scope), params.id, true),
    'DELETE /api/conversations/{id}/block': (scope, { params }) => block(scope, asUser(scope), params.id, false),
    'POST /api/conversations/{id}/messages/{seq}/report': (scope, { params, body }) =>
      report(scope, asUser(scope), params, body),
  })
  deskRoutes(context)
  pictureRoutes(context)
}

/** The same for brands and for the support. */
function deskRoutes(context: RouteContext): void {
  serve(context, brandChatContract, {
    'GET /api/brand/conversations': (scope, { query }) => listDesk(scope, asBrand(scope), query),
    'GET /api/brand/conversations/{id}': (scope, { params }) => readThread(scope, asBrand(scope), params.id),
    'GET /api/brand/conversations/{id}/messages': (scope, { params, query }) =>
      readMessages(scope, asBrand(scope), params.id, query),
    'POST /api/brand/conversations/{id}/messages': (scope, { params, body }) =>
      sendMessage(scope, asBrand(scope), params.id, body),
    'POST /api/brand/conversations/{id}/typing': async (scope, { params }) => {
      await showTyping(scope, asBrand(scope), params.id)
      return OK
    },
    'POST /api/brand/conversations/{id}/marks': (scope, { params, body }) =>
      markMessages(scope, asBrand(scope), params.id, body),
    'POST /api/brand/conversations/{id}/block': (scope, { params }) => block(scope, asBrand(scope), params.id, true),
    'DELETE /api/brand/conversations/{id}/block': (scope, { params }) => block(scope, asBrand(scope), params.id, false),
    'POST /api/brand/conversations/{id}/messages/{seq}/report': (scope, { params, body }) =>
      report(scope, asBrand(scope), params, body),
    'POST /api/brand/conversations/{id}/state': (scope, { params, body }) =>
      changeState(scope, asBrand(scope), params.id, body.state),
    'POST /api/brand/conversations/{id}/snooze': (scope, { params, body }) =>
      snooze(scope, asBrand(scope), params.id, body.until),
    'POST /api/brand/conversations/{id}/labels': (scope, { params, body }) =>
      setLabel(scope, asBrand(scope), params.id, body),
    'POST /api/brand/conversations/{id}/assignee': (scope, { params, body }) =>
      assign(scope, asBrand(scope), params.id, body.userId),
  })
  serve(context, chatSettingsContract, {
    'GET /api/brand/chat-settings': (scope) => readChatSettings(scope, scope.member.brandId),
    'PUT /api/brand/chat-settings': (scope, { body }) => changeChatSettings(scope, body),
  })
  serve(context, supportBackgroundContract, {
    'GET /api/staff/conversations/{id}/background': (scope, { params }) => readChatBackground(scope, params.id),
    'POST /api/staff/conversations/{id}/viewing': (scope, { params, body }) =>
      viewConversation(scope, params.id, body.isWriting),
  })
  serve(context, staffChatContract, {
    'GET /api/staff/conversations': (scope, { query }) => listDesk(scope, asSupport(scope), query),
    'GET /api/staff/conversations/{id}': (scope, { params }) => readThread(scope, asSupport(scope), params.id),
    'GET /api/staff/conversations/{id}/messages': (scope, { params, query }) =>
      readMessages(scope, asSupport(scope), params.id, query),
    'POST /api/staff/conversations/{id}/messages': (scope, { params, body }) => answerAsSupport(scope, params.id, body),
    'POST /api/staff/conversations/{id}/typing': async (scope, { params }) => {
      await showTyping(scope, asSupport(scope), params.id)
      return OK
    },
    'POST /api/staff/conversations/{id}/marks': (scope, { params, body }) =>
      markMessages(scope, asSupport(scope), params.id, body),
    'POST /api/staff/conversations/{id}/state': (scope, { params, body }) =>
      changeSupportState(scope, params.id, body.state),
    'POST /api/staff/conversations/{id}/snooze': (scope, { params, body }) =>
      snoozeInSupport(scope, params.id, body.until),
    'POST /api/staff/conversations/{id}/labels': (scope, { params, body }) => labelInSupport(scope, params.id, body),
    'POST /api/staff/conversations/{id}/ticket': (scope, { params, body }) => makeTicket(scope, params.id, body),
    'POST /api/staff/conversations/{id}/assignee': (scope, { params, body }) =>
      assignInSupport(scope, params.id, body.userId),
  })
}

/** Pictures of messages, of all three sides. */
function pictureRoutes(context: RouteContext): void {
  const read = async (
    {
      scope,
      owner,
      reply,
    }: { readonly scope: Scope; readonly owner: Parameters<typeof readPicture>[1]; readonly reply: FastifyReply },
    { id, pictureId }: { readonly id: string; readonly pictureId: string },
  ) => {
    const { content, headers } = await readPicture(scope, owner, { conversationId: id, id: pictureId })
    reply.headers(headers)
    return content
  }
  serve(context, chatPicturesContract, {
    'POST /api/conversations/{id}/pictures': (scope, { params, query, file }) =>
      uploadPicture(scope, asUser(scope), { conversationId: params.id, id: query.pictureId, file }),
    'GET /api/conversations/{id}/pictures/{pictureId}': (scope, { params }, { reply }) =>
      read({ scope, owner: asUser(scope), reply }, params),
    'POST /api/brand/conversations/{id}/pictures': (scope, { params, query, file }) =>
      uploadPicture(scope, asBrand(scope), { conversationId: params.id, id: query.pictureId, file }),
    'GET /api/brand/conversations/{id}/pictures/{pictureId}': (scope, { params }, { reply }) =>
      read({ scope, owner: asBrand(scope), reply }, params),
    'POST /api/staff/conversations/{id}/pictures': (scope, { params, query, file }) =>
      uploadPicture(scope, asSupport(scope), { conversationId: params.id, id: query.pictureId, file }),
    'GET /api/staff/conversations/{id}/pictures/{pictureId}': (scope, { params }, { reply }) =>
      read({ scope, owner: asSupport(scope), reply }, params),
  })
}

/** The stream of each open page. */
function liveRoutes(context: RouteContext, news: Pick<Catalogue, 'onLiveNews'>): void {
  const streams = createLiveStreams()
  news.onLiveNews((one) => (one === null ? streams.missed() : streams.tell(one)))
  // Before the server waits for open answers: streams end only when they are told to.
  context.http.addHook('preClose', async () => streams.close())
  serve(context, liveContract, {
    'GET /api/live': async (scope, _args, { request, reply }) => {
      requireOwnSite(request)
      reply.type('text/event-stream').header('x-accel-buffering', 'no')
      return request.method === 'HEAD' ? nothing() : openLive(scope, streams)
    },
  })
}

async function* nothing(): AsyncGenerator<Uint8Array> {}
