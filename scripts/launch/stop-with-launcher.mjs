// Preloaded into every task: a killed launcher cannot pass signals on, so its closed IPC channel counts as SIGTERM.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// The listener alone must not keep a finished task alive.
process.channel?.unref()
