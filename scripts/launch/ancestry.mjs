import { readFileSync } from 'node:fs'

/** Parent of a process; 0 when it is gone or the system does not tell. */
function parentOf(pid) {
  try {
    // "pid (name) state ppid …": the name may hold anything, the last bracket ends it.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return 0
  }
}

/**
 * Answers a question: are those who started us still there? npm puts a shell between itself and us, which goes on
 * waiting when npm is killed. Started by hand, the terminal may go and we stay.
 */
export function watchAncestry() {
  if (!process.env.npm_lifecycle_event) return () => true
  const parent = process.ppid
  const grandparent = parentOf(parent)
  return () => process.ppid === parent && parentOf(parent) === grandparent
}
