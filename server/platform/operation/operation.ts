import { createHash } from 'node:crypto'
import type { Flag } from '#contract/operation.limits.ts'
import type { FlagState, SiteState } from '#contract/operation.ts'
import { ensure } from '../scope/refuse.ts'
import type { World } from '../scope/scope.ts'
import { findSetting } from './settings.store.ts'

type Reading = Pick<World, 'db'>

/** Of a share, the same users and brands are always in it, and others for each part. */
export function isFlagOn(flag: Flag, { mode, percent, ids }: FlagState, whom: string): boolean {
  if (mode === 'named') return ids.includes(whom)
  if (mode !== 'percent') return mode === 'on'
  const drawn = createHash('sha256').update(`${flag} ${whom}`).digest().readUInt32BE(0)
  return (drawn / 2 ** 32) * 100 < percent
}

export const readFlag = async ({ db }: Reading, flag: Flag): Promise<FlagState> =>
  (await findSetting(db, `flag.${flag}`)).value

/** Refuses while staff have switched this part off for this user or brand. Read from the database: it holds at once. */
export async function requirePart(scope: Reading, flag: Flag, whom: string): Promise<void> {
  ensure(isFlagOn(flag, await readFlag(scope, flag), whom), 'operation.part-off')
}

/** Whether shoppers or brands may register. */
export const isRegistrationOpen = async ({ db }: Reading, who: 'shoppers' | 'brands'): Promise<boolean> =>
  (await findSetting(db, 'registration')).value[who]

/** What every open page is told. */
export async function siteStateOf({ db, now }: Pick<World, 'db' | 'now'>): Promise<SiteState> {
  const [line, registration] = await Promise.all([findSetting(db, 'line'), findSetting(db, 'registration')])
  const shown = line.value
  const at = now().getTime()
  const isShown = shown !== null && Date.parse(shown.from) <= at && at < Date.parse(shown.until)
  return { line: isShown ? { de: shown.de, en: shown.en } : null, registration: registration.value }
}
