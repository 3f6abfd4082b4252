import { BACKGROUND, BACKGROUND_CONTRAST, BACKGROUND_VEIL_PERCENT } from '#contract/backgrounds.limits.ts'
import type { StaffBackground, StaffBackgrounds } from '#contract/backgrounds-staff.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { takeLock, violatedExclusion } from '#server/platform/data/database.ts'
import { backdropOf } from '#server/platform/pictures/backdrop.ts'
import { readUpload } from '#server/platform/pictures/read-upload.ts'
import { ensure, Refusal } from '#server/platform/scope/refuse.ts'
import { inTransaction, type StaffScope } from '#server/platform/scope/scope.ts'
import {
  type BackgroundRecord,
  countBackgrounds,
  deactivateOthers,
  deleteBackground,
  findBackground,
  findOverlapping,
  findShown,
  insertBackground,
  selectBackgrounds,
  selectHistory,
  updateBackground,
} from './backgrounds.store.ts'

const HISTORY_MOST = 30
/** Activating two at once ends with one of them active, not with an error. */
const LOCK = 'background-images'

const ACTIONS = ['added', 'activated', 'deactivated', 'scheduled', 'unscheduled', 'removed'] as const
type Action = (typeof ACTIONS)[number]

const present = (row: BackgroundRecord, shownId: string | undefined): StaffBackground => ({
  id: row.id,
  version: row.version,
  name: row.name,
  url: row.path,
  width: row.width,
  height: row.height,
  contrast: Math.round(row.contrast * 100) / 100,
  isActive: row.isActive,
  schedule:
    row.shownFrom && row.shownUntil ? { from: row.shownFrom.toISOString(), until: row.shownUntil.toISOString() } : null,
  isShown: row.id === shownId,
  addedAt: row.createdAt.toISOString(),
})

export async function listBackgrounds({ db, now }: StaffScope): Promise<StaffBackgrounds> {
  const [rows, shown, history] = await Promise.all([
    selectBackgrounds(db),
    findShown(db, now()),
    selectHistory(db, HISTORY_MOST),
  ])
  return {
    backgrounds: rows.map((row) => present(row, shown?.id)),
    history: history.flatMap(({ action, name, ...entry }) => {
      const known = ACTIONS.find((one) => action === `background.${one}`)
      return known ? [{ ...entry, name: name ?? '', action: known }] : []
    }),
  }
}

/** Takes a picture and measures it; showing it is another act. */
export async function addBackground(
  scope: StaffScope,
  name: string,
  file: () => Promise<Uint8Array>,
): Promise<StaffBackground> {
  await requireRoom(scope)
  const { bytes } = await readUpload(file, { maxBytes: BACKGROUND.fileBytes, caller: scope.actor.userId })
  const { bytes: content, ...measured } = await backdropOf(bytes, BACKGROUND_VEIL_PERCENT)
  const isLarge = Math.min(measured.width, measured.height) >= BACKGROUND.leastSidePx
  ensure(isLarge, 'backgrounds.too-small', { values: { n: BACKGROUND.leastSidePx } })
  const id = crypto.randomUUID()
  return inTransaction(scope, async (inside) => {
    await takeLock(inside.db, LOCK)
    await requireRoom(inside)
    const path = `/media/backgrounds/${id}.webp`
    const row = await insertBackground(inside.db, { ...measured, id, name, path, content, createdAt: inside.now() })
    await note(inside, 'added', row)
    return present(row, undefined)
  })
}

async function requireRoom({ db }: StaffScope): Promise<void> {
  ensure((await countBackgrounds(db)) < BACKGROUND.most, 'backgrounds.full', { values: { n: BACKGROUND.most } })
}

interface Activation {
  readonly isActive: boolean
  readonly version: number
}

/** Shows a picture whenever no schedule says otherwise, or stops that. */
export function activate(scope: StaffScope, id: string, { isActive, version }: Activation): Promise<void> {
  return inTransaction(scope, async (inside) => {
    await takeLock(inside.db, LOCK)
    const row = await requireBackground(inside, id)
    if (isActive) {
      requireContrast(inside, row)
      await deactivateOthers(inside.db, id)
    }
    ensure(await updateBackground(inside.db, { id, version }, { isActive }), 'conflict')
    await note(inside, isActive ? 'activated' : 'deactivated', row)
  })
}

interface Scheduling {
  readonly schedule: { readonly from: string; readonly until: string } | null
  readonly version: number
}

/** Shows a picture in a period, or no longer. */
export async function schedule(scope: StaffScope, id: string, { schedule, version }: Scheduling): Promise<void> {
  const from = schedule && new Date(schedule.from)
  const until = schedule && new Date(schedule.until)
  ensure(!(from && until) || (from < until && until > scope.now()), 'backgrounds.period')
  try {
    await inTransaction(scope, async (inside) => {
      await takeLock(inside.db, LOCK)
      const row = await requireBackground(inside, id)
      if (from && until) {
        requireContrast(inside, row)
        const other = await findOverlapping(inside.db, { id, from, until })
        ensure(!other, 'backgrounds.overlap', { values: { name: other?.name ?? '' } })
      }
      ensure(await updateBackground(inside.db, { id, version }, { shownFrom: from, shownUntil: until }), 'conflict')
      const before = row.shownFrom && row.shownUntil && periodText(row.shownFrom, row.shownUntil)
      const after = from && until && periodText(from, until)
      await note(inside, after ? 'scheduled' : 'unscheduled', row, { changed: { schedule: [before, after] } })
    })
  } catch (error) {
    if (violatedExclusion(error) === null) throw error
    throw new Refusal('conflict', { cause: error })
  }
}

const periodText = (from: Date, until: Date): string => `${from.toISOString()} – ${until.toISOString()}`

export function removeBackground(scope: StaffScope, id: string, reason: string): Promise<void> {
  return inTransaction(scope, async (inside) => {
    const row = await deleteBackground(inside.db, id)
    ensure(row, 'backgrounds.unknown')
    await note(inside, 'removed', row, { reason })
  })
}

async function requireBackground({ db }: StaffScope, id: string): Promise<BackgroundRecord> {
  const row = await findBackground(db, id)
  ensure(row, 'backgrounds.unknown')
  return row
}

function requireContrast({ language }: StaffScope, { contrast }: BackgroundRecord): void {
  const n = contrast.toLocaleString(language, { maximumFractionDigits: 2 })
  ensure(contrast >= BACKGROUND_CONTRAST, 'backgrounds.contrast', { values: { n } })
}

interface Noted {
  readonly reason?: string
  readonly changed?: Readonly<Record<string, readonly [unknown, unknown]>>
}

function note(scope: StaffScope, action: Action, { id, name }: BackgroundRecord, noted: Noted = {}): Promise<void> {
  const names = action === 'added' ? [null, name] : action === 'removed' ? [name, null] : [name, name]
  return writeAudit(scope, {
    action: `background.${action}`,
    targetType: 'background',
    targetId: id,
    ...noted,
    changed: { name: [names[0], names[1]], ...noted.changed },
  })
}
