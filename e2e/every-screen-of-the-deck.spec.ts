import { inspectScreens } from './ground/every-screen.ts'
import { ROUNDS } from './ground/walk.ts'

for (const round of ROUNDS.deck) inspectScreens(round, 'phone')
