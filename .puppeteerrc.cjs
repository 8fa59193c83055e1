// The tests use the system's browsers; installing puppeteer must not download another.
module.exports = { skipDownload: true };
