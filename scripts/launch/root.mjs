import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** What may be made again at any time; goes away with node_modules. */
export const CACHE = join(ROOT, 'node_modules', '.cache')
