import { notificationsContract } from '#contract/notifications.ts'
import type { RouteContext } from '#server/platform/http/route-context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { choosePreference, listNotices, listPreferences, markNoticesRead } from './bell.service.ts'

export function notificationsRoutes(context: RouteContext): void {
  serve(context, notificationsContract, {
    'GET /api/notifications': (scope, { query }) => listNotices(scope, query.cursor),
    'POST /api/notifications/read': (scope, { body }) => markNoticesRead(scope, body.ids),
    'GET /api/notifications/preferences': listPreferences,
    'PUT /api/notifications/preferences': (scope, { body }) => choosePreference(scope, body),
  })
}
