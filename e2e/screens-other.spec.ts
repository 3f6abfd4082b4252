import { inspectGroup } from './support/inspect-group.ts'
import { SCREEN_GROUPS } from './support/visit-screens.ts'

for (const round of SCREEN_GROUPS.other) inspectGroup(round, 'desktop')
