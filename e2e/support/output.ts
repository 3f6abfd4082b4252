import { join } from 'node:path'

/** Pictures and logs of failed journeys. */
export const OUTPUT = join(import.meta.dirname, '../output')
