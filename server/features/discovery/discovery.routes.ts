import { discoveryContract } from '#contract/discovery.ts'
import { productEventsContract } from '#contract/product-events.ts'
import { sizeProfileContract } from '#contract/size-profile.ts'
import type { Catalogue } from '#server/features/shelf/catalogue.service.ts'
import { compressed } from '#server/platform/http/compress.ts'
import { adTokenOf, eventContextOf, NO_CONTEXT } from '#server/platform/http/event-context.ts'
import { idempotencyKeyOf } from '#server/platform/http/idempotency-key.ts'
import type { RouteContext } from '#server/platform/http/route-context.ts'
import { type Exchange, serve } from '#server/platform/http/serve.ts'
import type { Scope } from '#server/platform/scope/scope.ts'
import { countView, readSwipeState, restart, saveSwipeState } from './deck.service.ts'
import { recordProductEvents } from './events/product-events.service.ts'
import { type Deal, openFeed } from './feed/feed.service.ts'
import { historyRoutes } from './history/history.routes.ts'
import { readReasons } from './reasons/reasons.service.ts'
import { readSizeProfile, saveSizeProfile } from './sizes/size-profile.service.ts'
import { styleRoutes } from './style/style.routes.ts'
import { sayWhyPassed } from './swipes/pass-reason.service.ts'
import { openSwipes, recordSwipe } from './swipes/swipe.service.ts'
import { undoSwipe } from './swipes/undo.service.ts'

const DONE = { ok: true } as const

const forgetting = (part: Parameters<typeof restart>[1]) => async (scope: Scope) => {
  await restart(scope, part)
  return DONE
}

async function answerDeal(dealing: Promise<Deal>, exchange: Exchange) {
  const { page, remembered } = await dealing
  const [answer] = await Promise.all([page.then((bytes) => compressed(bytes, exchange)), remembered])
  return answer
}

interface Options {
  /** One transaction per swipe: only for measuring what grouping gains. */
  readonly ungroupedSwipes?: boolean
}

export function discoveryRoutes(
  context: RouteContext,
  catalogue: Catalogue,
  { ungroupedSwipes = false }: Options = {},
): void {
  const feed = openFeed(catalogue)
  const swiping = { catalogue, swipes: openSwipes(context.world, { ungrouped: ungroupedSwipes }) }
  serve(context, discoveryContract, {
    'GET /api/products/ai-discovery': (scope, { query }, exchange) => answerDeal(feed.deal(scope, query), exchange),
    'POST /api/user-interactions': async (scope, { body }, exchange) => {
      const { productId, action } = body
      const recorded = await recordSwipe(scope, swiping, {
        ...body,
        key: idempotencyKeyOf(exchange),
        context: eventContextOf(exchange),
      })
      return { ...DONE, productId, action, ...(recorded === 'stays-saved' && { staysSaved: true as const }) }
    },
    'POST /api/user-interactions/reason': async (scope, { body }, exchange) => {
      await sayWhyPassed(scope, { ...body, key: idempotencyKeyOf(exchange) })
      return DONE
    },
    'POST /api/undo-swipe': async (scope, _args, exchange) => ({
      productId: await undoSwipe(scope, idempotencyKeyOf(exchange)),
    }),
    'POST /api/mark-product-viewed': async (scope, { body }) => {
      await recordSwipe(scope, swiping, {
        productId: body.productId,
        action: 'viewed',
        key: null,
        context: NO_CONTEXT,
      })
      return DONE
    },
    'POST /api/products/{id}/view': async (scope, { params }, exchange) => {
      await countView(scope, catalogue, {
        productId: params.id,
        key: idempotencyKeyOf(exchange),
        context: eventContextOf(exchange),
        token: adTokenOf(exchange),
      })
      return DONE
    },
    'GET /api/products/{id}/reasons': (scope, { params }) => readReasons(scope, { catalogue, feed }, params.id),
    'GET /api/user-swipe-state': (scope) => readSwipeState(scope),
    'POST /api/user-swipe-state': async (scope, { body }) => ({ ...DONE, version: await saveSwipeState(scope, body) }),
    'DELETE /api/user-seen-products': forgetting('seen'),
    'DELETE /api/user-viewed-products': forgetting('viewed'),
    'DELETE /api/user-swipe-history': forgetting('history'),
    'DELETE /api/user-ai-cache': forgetting('taste'),
  })
  serve(context, sizeProfileContract, {
    'GET /api/size-profile': (scope) => readSizeProfile(scope),
    'PUT /api/size-profile': (scope, { body }) => saveSizeProfile(scope, body),
  })
  serve(context, productEventsContract, {
    'POST /api/product-events': async (scope, { body }, exchange) => ({
      accepted: await recordProductEvents(scope, { ...body, device: eventContextOf(exchange).device }),
    }),
  })
  historyRoutes(context, swiping)
  styleRoutes(context, feed)
}
