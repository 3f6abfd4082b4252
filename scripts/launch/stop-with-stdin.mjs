// Preloaded into the server of `npm run dev`, which runs below Node's watch mode (scripts/tasks/dev.ts). The dev task holds
// the other end of the stdin pipe: when it closes, the dev task was killed, and without this watch mode would go on restarting.
const watchMode = process.ppid
process.stdin.resume().on('end', () => {
  if (process.ppid === watchMode) process.kill(watchMode, 'SIGTERM')
})
// The listener alone must not keep a finished server alive.
process.stdin.unref?.()
