import { LANDING_FIGURES, type LandingFigureName } from '#contract/landing-figures.limits.ts'
import type { SiteFacts } from '#contract/site.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { type FigureRecord, selectCurrent } from './figures.store.ts'

type ShownFigures = SiteFacts['claims']

/** What a figure says that staff did not set: the configuration, which is confirmed where it names a source. */
export type Figure = Pick<FigureRecord, 'version' | 'value' | 'suffix' | 'source' | 'asOf' | 'isConfirmed'>

export function configuredFigure({ site }: Pick<World['config'], 'site'>, name: LandingFigureName): Figure {
  const source = site.claimsSource
  return { ...site.claims[name], version: 0, source, asOf: null, isConfirmed: source !== null }
}

/** The figures as the start page shows them: only confirmed ones have a source. */
export async function shownFigures({ db, config }: Pick<World, 'db' | 'config'>): Promise<ShownFigures> {
  const rows = await selectCurrent(db)
  const figures = LANDING_FIGURES.map((name) => {
    const figure = rows.find((row) => row.name === name) ?? configuredFigure(config, name)
    const { value, suffix, source, asOf, isConfirmed } = figure
    return [name, { value, suffix, source: isConfirmed ? source : null, asOf: isConfirmed ? asOf : null }]
  })
  return Object.fromEntries(figures) as ShownFigures
}
