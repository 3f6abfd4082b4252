// Stands at the end of documents with a first screen: evaluating the app takes a phone longer than painting the picture, so
// the picture comes first. Nobody waits for one that is slow, and a hidden tab paints nothing.
;(() => {
  const { app } = document.currentScript.dataset
  const picture = document.querySelector('.first-screen img')
  let isStarted = false
  const start = () => {
    if (isStarted) return
    isStarted = true
    void import(app)
  }
  const afterPaint = () => requestAnimationFrame(() => setTimeout(start))
  setTimeout(start, document.hidden ? 0 : 700)
  if (!picture || picture.complete) afterPaint()
  else for (const type of ['load', 'error']) picture.addEventListener(type, afterPaint, { once: true })
})()
