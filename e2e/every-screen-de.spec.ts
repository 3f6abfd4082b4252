import { inspectEveryScreen } from './ground/every-screen.ts'

inspectEveryScreen('de', 'phone')
