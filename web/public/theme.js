// Runs before the first paint: the chosen colour mode and language, so that neither flashes.
;(() => {
  try {
    const theme = localStorage.getItem('theme')
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
    if (localStorage.getItem('language') === 'en') {
      document.documentElement.lang = 'en'
      document.querySelector('link[rel="manifest"]')?.setAttribute('href', '/manifest.en.webmanifest')
    }
  } catch {
    // A browser that forbids storage keeps the defaults.
  }
})()
