// Runs before the first paint: the chosen colour mode, language and calm, so that nothing flashes or begins to move.
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
    // Somebody who has left sees nobody's deck, and a list begins as one.
    if (localStorage.getItem('leaving') || localStorage.getItem('discovery_look') === 'list') {
      document.documentElement.dataset.splash = ''
    }
  } catch {
    // A browser that forbids storage keeps the defaults.
  }
})()
// A page that nobody has scrolled yet shows no bar for it where fingers scroll (tokens.css).
document.documentElement.dataset.unscrolled = ''
addEventListener('scroll', () => delete document.documentElement.dataset.unscrolled, { once: true })
// A finished page can be filled in and pressed before its code is here. What is sent or pressed by then would be lost:
// the last of it waits, and `take-over.ts` does it. A form that the browser may check needs no code, and waits for none.
const WAITING = { submit: 'form[novalidate]', click: 'button[type="button"]', keydown: '[role="tab"]' }
for (const [type, selector] of Object.entries(WAITING)) {
  addEventListener(type, (event) => {
    const key = type === 'keydown' ? event.key : ''
    if (key && !/^(Arrow(Left|Right)|Home|End)$/.test(key)) return
    // What a script presses may be the whole document.
    const pressed = event.target.closest?.(selector)
    const root = pressed?.closest('#root[data-language]')
    if (!root) return
    event.preventDefault()
    root.querySelector('[data-waits]')?.removeAttribute('data-waits')
    pressed.dataset.waits = key
  })
}
