import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

function git(...options: string[]): string | null {
  try {
    return execFileSync('git', options, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return null
  }
}

/**
 * The commit that changes are counted from. On a branch: where it left main, so that all of its work counts. On main:
 * HEAD, or the commit before where nothing is uncommitted, so that the last commit counts.
 */
export function baseOfChanges(): string {
  const head = git('rev-parse', 'HEAD')
  if (head === null) throw new Error('npm run quick needs a git repository with a commit.')
  const fork = git('merge-base', 'HEAD', 'main') ?? git('merge-base', 'HEAD', 'origin/main')
  if (fork !== null && fork !== head) return fork
  const isClean = git('status', '--porcelain') === ''
  return (isClean ? git('rev-parse', 'HEAD~1') : null) ?? head
}

/** Files that differ from the base or are new, without deleted ones. */
export function changedFiles(base: string): readonly string[] {
  const changed = git('diff', '--name-only', '--diff-filter=d', base) ?? ''
  const added = git('ls-files', '--others', '--exclude-standard') ?? ''
  const files = `${changed}\n${added}`.split('\n').filter(Boolean)
  return [...new Set(files)].filter((file) => existsSync(join(ROOT, file))).sort()
}
