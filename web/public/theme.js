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
// A finished page can be filled in before its code is here. A form that is sent by then would put what was typed into the
// address: it waits, and `take-over.ts` sends it.
addEventListener('submit', (event) => {
  if (!document.querySelector('#root[data-language]')) return
  event.preventDefault()
  event.target.dataset.waits = ''
})
