import { inspectScreens } from './ground/every-screen.ts'
import { PARTS } from './ground/screens.ts'

inspectScreens({ screens: PARTS.around, as: 'visitor', kind: 'desktop', withTheRest: false })
inspectScreens({ screens: PARTS.around, as: 'member', kind: 'desktop', withTheRest: true })
