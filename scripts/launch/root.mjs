import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** The folder of benchmarks and evaluations, with packages of its own. */
export const LAB = join(ROOT, 'lab')

/** Holds only what can be made again; is deleted with node_modules. */
export const CACHE = join(ROOT, 'node_modules', '.cache')
