// Loaded before a server that is restarted at every change (scripts/tasks/dev.ts). Whoever wished for it holds the other
// end of the line in; when the line breaks, that one was killed, and the watchman above us would go on for nobody.
const watchman = process.ppid
process.stdin.resume().on('end', () => {
  if (process.ppid === watchman) process.kill(watchman, 'SIGTERM')
})
// Listening must not keep a server that ended alive.
process.stdin.unref?.()
