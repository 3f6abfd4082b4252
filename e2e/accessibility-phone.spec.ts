import { checkEveryScreen } from './ground/axe.ts'

checkEveryScreen('phone')
