import { LANDING_FIGURES, type LandingFigureName } from '#contract/landing-figures.limits.ts'
import type { StaffFigures } from '#contract/landing-figures.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { inTransaction, type StaffScope } from '#server/platform/scope/scope.ts'
import { berlinDayOf } from '#server/platform/text/berlin-day.ts'
import { type FigureRecord, findFigure, insertVersion, selectVersions, type VersionRow } from './figures.store.ts'
import { configuredFigure, type Figure } from './shown-figures.service.ts'

const EARLIER_MOST = 20

const present = ({ version, value, suffix, source, asOf, isConfirmed }: Figure) => ({
  ...{ version, value, suffix, source, asOf, isConfirmed },
})

export async function listFigures({ db, config }: StaffScope): Promise<StaffFigures> {
  const rows = await selectVersions(db)
  const shown = (row: VersionRow) => ({ id: row.id, ...present(row), by: row.by, at: row.createdAt.toISOString() })
  return {
    figures: LANDING_FIGURES.map((name) => {
      const [latest, ...earlier] = rows.filter((row) => row.name === name)
      return {
        name,
        current: latest ? shown(latest) : { ...present(configuredFigure(config, name)), by: null, at: null },
        earlier: earlier.slice(0, EARLIER_MOST).map(shown),
      }
    }),
  }
}

interface Written extends Pick<Figure, 'value' | 'suffix' | 'source' | 'asOf'> {
  readonly version: number
}

/** Sets a figure, which is to be confirmed then. */
export async function setFigure(scope: StaffScope, name: LandingFigureName, figure: Written): Promise<void> {
  ensure(figure.asOf === null || figure.asOf <= berlinDayOf(scope.now()), 'figures.date')
  await add(scope, name, { ...figure, source: figure.source || null, isConfirmed: false })
}

interface Confirmation {
  readonly isConfirmed: boolean
  readonly version: number
}

/** Confirms a figure, or withdraws that. */
export async function confirmFigure(scope: StaffScope, name: LandingFigureName, wanted: Confirmation): Promise<void> {
  const { config, db } = scope
  const figure = (await findFigure(db, name)) ?? configuredFigure(config, name)
  ensure(figure.version === wanted.version, 'conflict')
  ensure(!wanted.isConfirmed || (figure.source && figure.asOf), 'figures.no-source')
  if (figure.isConfirmed !== wanted.isConfirmed) await add(scope, name, { ...figure, isConfirmed: wanted.isConfirmed })
}

/** Adds the version after the one that the caller has seen. */
function add(scope: StaffScope, name: LandingFigureName, figure: Figure): Promise<void> {
  return inTransaction(scope, async (inside) => {
    const { db, now, config } = inside
    const before = (await findFigure(db, name)) ?? configuredFigure(config, name)
    ensure(before.version === figure.version, 'conflict')
    const row = await insertVersion(db, { ...present(figure), name, version: figure.version + 1, createdAt: now() })
    ensure(row, 'conflict')
    await writeAudit(inside, {
      action: figure.isConfirmed ? 'landing-figure.confirmed' : 'landing-figure.set',
      targetType: 'landing-figure',
      targetId: row.id,
      changed: changesOf(before, row),
    })
  })
}

function changesOf(before: Figure, row: FigureRecord) {
  const fields = ['value', 'suffix', 'source', 'asOf', 'isConfirmed'] as const
  const changed = fields.filter((field) => before[field] !== row[field])
  return {
    name: [row.name, row.name] as const,
    ...Object.fromEntries(changed.map((field) => [field, [before[field], row[field]] as const])),
  }
}
