import type { z } from 'zod'
import { NoticeContent, type NoticeKind } from '#contract/notice-content.ts'
import {
  NOTICE_DEFAULTS,
  NOTICE_KINDS,
  type NoticeChannel,
  type notificationsContract,
} from '#contract/notifications.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import type { Scope, World } from '#server/platform/scope/scope.ts'
import { noticeText } from './notice-texts.ts'
import {
  countUnread,
  deleteNoticesBefore,
  deleteOfBrand,
  markRead,
  type NoticeRow,
  selectNotices,
  selectPreferences,
  upsertPreference,
} from './notices.store.ts'

type Bell = z.input<(typeof notificationsContract)['GET /api/notifications']['response']>
type Preferences = z.input<(typeof notificationsContract)['GET /api/notifications/preferences']['response']>

const PAGE = 20
const KEEP_MS = 365 * 86_400_000

/** One page of the caller's notifications, in the language of the call. */
export async function listNotices(scope: Scope, cursor: string | undefined): Promise<Bell> {
  const userId = callerOf(scope)
  const rows = await selectNotices(scope.db, { userId, below: placeIn(cursor), most: PAGE + 1 })
  const shown = rows.slice(0, PAGE)
  const last = rows.length > PAGE ? shown.at(-1) : undefined
  return {
    unread: await countUnread(scope.db, userId),
    notices: shown.flatMap((row) => present(row, scope)),
    cursor: last ? `${last.micros}_${last.id}` : null,
  }
}

/** Of a kind that this version does not know: nothing. */
function present({ data, kind, ...row }: NoticeRow, { language }: Scope): Bell['notices'] {
  const { data: content } = NoticeContent.safeParse({ ...data, kind })
  if (!content) return []
  const { id, brandId, createdAt, isRead } = row
  return [{ id, kind: content.kind, ...noticeText(content, language), brandId, createdAt, isRead }]
}

function placeIn(cursor: string | undefined): { micros: number; id: string } | null {
  const [, micros, id] = /^(\d{1,17})_([\da-f-]{36})$/.exec(cursor ?? '') ?? []
  ensure(cursor === undefined || id !== undefined, 'input')
  return micros === undefined || id === undefined ? null : { micros: Number(micros), id }
}

/** Marks some of the caller's notifications as read, or all of them; returns how many are left. */
export async function markNoticesRead(scope: Scope, ids: readonly string[] | undefined): Promise<{ unread: number }> {
  const userId = callerOf(scope)
  await markRead(scope.db, { userId, ids: ids ?? null, at: scope.now() })
  return { unread: await countUnread(scope.db, userId) }
}

/** What the caller chose, and the defaults for all else. */
export async function listPreferences(scope: Scope): Promise<Preferences> {
  const chosen = await selectPreferences(scope.db, [callerOf(scope)], null)
  return NOTICE_KINDS.map((kind) => {
    const isOn = (channel: NoticeChannel) =>
      chosen.find((each) => each.kind === kind && each.channel === channel)?.isOn ?? NOTICE_DEFAULTS[kind][channel]
    return { kind, bell: isOn('bell'), mail: isOn('mail'), push: isOn('push') }
  })
}

interface Choice {
  readonly kind: NoticeKind
  readonly channel: NoticeChannel
  readonly isOn: boolean
}

/** Switches one channel of one kind of notification for the caller. */
export async function choosePreference(scope: Scope, choice: Choice): Promise<Preferences> {
  await upsertPreference(scope.db, { userId: callerOf(scope), ...choice })
  return listPreferences(scope)
}

/** Job: deletes notifications of more than a year ago. */
export async function forgetOldNotices({ db, now }: World): Promise<void> {
  await deleteNoticesBefore(db, new Date(now().getTime() - KEEP_MS))
}

/** Deletes what the bell says about a brand, whose workspace ends. */
export const deleteNoticesOfBrand = (
  { db }: Pick<World, 'db'>,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<void> => deleteOfBrand(db, id, name)

function callerOf({ actor }: Scope): string {
  ensure(actor, 'unauthenticated')
  return actor.userId
}
