import type { EndingCause } from '#contract/brand-endings.limits.ts'
import { CLOSING_DAYS } from '#contract/settings.limits.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { announceBrandJob } from '../settings/settings.service.ts'
import {
  clearEnding,
  closeEnded,
  type EndingBrand,
  lockEnding,
  selectAccountsDue,
  selectEnding,
  writeEnding,
} from './end-account.store.ts'

export type { EndingBrand }

const DAY_MS = 86_400_000

type Inside = Pick<World, 'db' | 'now' | 'jobs'>

/** Whether and when staff end the account of a brand; null: there is no such brand. */
export const readEnding = ({ db }: Pick<World, 'db'>, brandId: string): Promise<EndingBrand | null> =>
  selectEnding(db, brandId)

/** The same, locked until the caller's transaction ends. */
export const lockAccount = ({ db }: Pick<World, 'db'>, brandId: string): Promise<EndingBrand | null> =>
  lockEnding(db, brandId)

/** Ids of the brands whose account ends now. */
export const listAccountsDue = async ({ db, now }: Pick<World, 'db' | 'now'>): Promise<string[]> =>
  (await selectAccountsDue(db, now())).map(({ id }) => id)

/** Sets the end of a brand's account, in the caller's transaction. */
export const setEnding = (
  { db }: Inside,
  brandId: string,
  ending: { readonly at: Date; readonly cause: EndingCause },
): Promise<void> => writeEnding(db, brandId, ending)

/** Takes the end back, in the caller's transaction. */
export async function takeEndingBack({ db, jobs }: Inside, brandId: string): Promise<void> {
  await clearEnding(db, brandId)
  await jobs.enqueue(db, announceBrandJob, { brandId })
}

/** Ends the account, in the caller's transaction: nothing is public, and the brand is erased after the days of grace. Returns when. */
export async function endAccount({ db, jobs, now }: Inside, brandId: string): Promise<Date> {
  const deleteAfter = new Date(now().getTime() + CLOSING_DAYS * DAY_MS)
  await closeEnded(db, brandId, { now: now(), deleteAfter })
  await jobs.enqueue(db, announceBrandJob, { brandId })
  return deleteAfter
}
