import { join } from 'node:path'

/** Screenshots and logs of failed journeys. */
export const OUTPUT = join(import.meta.dirname, '../output')
