import { readFileSync } from 'node:fs'

/** Parent of a process; 0 when the process has ended or the system has no /proc. */
function parentOf(pid) {
  try {
    // "pid (name) state ppid …": the name may contain brackets itself, so the last one ends it.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return 0
  }
}

/**
 * Returns a function that tests whether the npm that started this process still runs. npm starts scripts through a
 * shell, which survives a killed npm, so the shell's parent is checked as well. Always true when started without npm.
 */
export function watchNpm() {
  if (!process.env.npm_lifecycle_event) return () => true
  const parent = process.ppid
  const grandparent = parentOf(parent)
  return () => process.ppid === parent && parentOf(parent) === grandparent
}
