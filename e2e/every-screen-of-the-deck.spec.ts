import { inspectScreens } from './ground/every-screen.ts'
import { PARTS } from './ground/screens.ts'

inspectScreens({ screens: PARTS.deck, as: 'visitor', kind: 'phone', withTheRest: true })
inspectScreens({ screens: PARTS.deck, as: 'member', kind: 'phone', withTheRest: false })
