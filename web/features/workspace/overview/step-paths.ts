import { PATHS } from '#web/paths.ts'
import type { Overview } from './use-overview.ts'

type Step = NonNullable<Overview['nextStep']>['kind']

/** Where each step is done; a step without a path is only said. */
export const STEP_PATHS: Readonly<Partial<Record<Step, string>>> = {
  team: PATHS.team,
}
