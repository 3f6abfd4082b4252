// Runs before the first paint: colour mode, language and reduced motion, so that nothing flashes or begins to move.
;(() => {
  try {
    const theme = localStorage.getItem('theme')
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
    if (localStorage.getItem('motion') === 'less') document.documentElement.dataset.motion = 'less'
    const language = localStorage.getItem('language') === 'en' ? 'en' : 'de'
    if (!/[?&]lang=/.test(location.search)) document.documentElement.lang = language
    if (language === 'en') {
      document.querySelector('link[rel="manifest"]')?.setAttribute('href', '/manifest.en.webmanifest')
    }
    // The splash hides the first screen after a logout, and where the list is shown instead of the deck.
    if (localStorage.getItem('leaving') || localStorage.getItem('discovery_look') === 'list') {
      document.documentElement.dataset.splash = ''
    }
  } catch {
    // A browser that forbids storage keeps the defaults.
  }
})()
// No scrollbar on touch screens before the first scroll (tokens.css).
document.documentElement.dataset.unscrolled = ''
addEventListener('scroll', () => delete document.documentElement.dataset.unscrolled, { once: true })
// A server-rendered page can be used before it is hydrated. The last submit or press until then is stored, and replayed by
// `finish-hydration.ts`. A form that the browser validates needs no code and is sent at once.
const WAITING = { submit: 'form[novalidate]', click: 'button[type="button"]', keydown: '[role="tab"]' }
for (const [type, selector] of Object.entries(WAITING)) {
  addEventListener(type, (event) => {
    const key = type === 'keydown' ? event.key : ''
    if (key && !/^(Arrow(Left|Right)|Home|End)$/.test(key)) return
    // The target of a scripted event may be the document.
    const pressed = event.target.closest?.(selector)
    const root = pressed?.closest('#root[data-language]')
    if (!root) return
    event.preventDefault()
    root.querySelector('[data-waits]')?.removeAttribute('data-waits')
    pressed.dataset.waits = key
  })
}
