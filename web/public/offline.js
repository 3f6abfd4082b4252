// On the offline page: reloads as soon as there is a network.
addEventListener('online', () => location.reload())
