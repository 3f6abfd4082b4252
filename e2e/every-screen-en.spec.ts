import { inspectEveryScreen } from './ground/every-screen.ts'

inspectEveryScreen('en', 'desktop')
