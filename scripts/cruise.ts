import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const TOOL = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
/** The folders that hold code. */
export const FOLDERS = ['contract', 'server', 'web', 'recommender', 'demo', 'e2e', 'lab', 'scripts'] as const

export interface Violation {
  readonly from: string
  readonly to: string
  readonly rule: { readonly name: string; readonly severity: string }
}

/** Checks the imports below `folder` by the rules of `.dependency-cruiser.mjs`. */
export function cruise(folder: string): { readonly cruised: number; readonly violations: readonly Violation[] } {
  const options = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...FOLDERS]
  const run = spawnSync(process.execPath, [TOOL, ...options], { cwd: folder, encoding: 'utf8', maxBuffer: 100_000_000 })
  if (!run.stdout) throw new Error(`dependency-cruiser printed nothing: ${run.stderr}`)
  const { summary } = JSON.parse(run.stdout) as {
    summary: { totalCruised: number; violations: readonly Violation[] }
  }
  return { cruised: summary.totalCruised, violations: summary.violations }
}
