// Loaded before every task: a launcher that was killed cannot pass signals on, so its silence counts as one.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// Listening must not keep a finished task alive.
process.channel?.unref()
