import { expect, test } from 'vitest'
import { deviceName } from './device.ts'

test.each([
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36', 'Chrome · Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1 Version/17.5 Mobile Safari/604.1',
    'Safari · iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0',
    'Edge · Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox · Linux'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1 Version/17.5 Safari/605.1', 'Safari · macOS'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/142.0 Safari/537.36', 'Chrome · Linux'],
  ['curl/8.5.0', ''],
  [undefined, ''],
  ['Chrome/'.repeat(100_000), 'Chrome'],
])('%.60s is shown as %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
const IPAD = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15'

test.each([
  [IPHONE, 'ios', 'App · iPhone'],
  [IPAD, 'ios', 'App · iPad'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 8; wv) Version/4.0 Chrome/140 Mobile', 'android', 'App · Android'],
  [undefined, 'toaster', 'App'],
])('the shell in %.40s on %s is shown as %s', (userAgent, shell, name) => {
  expect(deviceName(userAgent, shell)).toBe(name)
})
