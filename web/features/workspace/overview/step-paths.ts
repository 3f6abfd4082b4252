import { PATHS, to } from '#web/paths.ts'
import type { Overview } from './use-overview.ts'

type Step = NonNullable<Overview['nextStep']>['kind']

/** Where each step is done. */
export const STEP_PATHS: Readonly<Record<Step, string>> = {
  'first-product': PATHS.addProduct,
  'broken-links': to(PATHS.ownProducts, undefined, { flaw: 'broken-link' }),
  materials: to(PATHS.ownProducts, undefined, { flaw: 'no-material' }),
  pictures: to(PATHS.ownProducts, undefined, { flaw: 'no-picture' }),
  imprint: to(PATHS.settings, undefined, { part: 'company' }),
  description: to(PATHS.settings, undefined, { part: 'profile' }),
  logo: PATHS.assets,
  team: PATHS.team,
  'change-submission': to(PATHS.settings, undefined, { part: 'company' }),
}
