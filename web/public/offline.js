// On the page that says that there is no network: goes on by itself as soon as there is one.
addEventListener('online', () => location.reload())
