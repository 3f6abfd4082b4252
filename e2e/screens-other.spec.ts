import { isThorough } from './support/condition.ts'
import { inspectGroup } from './support/inspect-group.ts'
import { SCREEN_GROUPS } from './support/visit-screens.ts'

// Each page once; their further states are inspected by `npm run axe` and `npm run thorough`.
for (const round of SCREEN_GROUPS.other) {
  const screens = round.screens.filter(({ page }) => isThorough || page !== undefined)
  inspectGroup({ ...round, screens }, 'desktop')
}
