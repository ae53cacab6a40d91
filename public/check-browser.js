// Runs before the portal, also in a browser that cannot run it: only what every browser understands.
(function () {
  function show(id) {
    var root = document.getElementById('root');
    if (root.hasAttribute('data-started')) return;
    root.style.display = 'none';
    document.getElementById(id).hidden = false;
  }

  function onError(event) {
    if (event.target.tagName === 'SCRIPT') show('not-loaded');
    else if (event.error instanceof SyntaxError) show('not-supported');
  }

  // Chrome 98, Firefox 94 and Safari 15.4 are the first to have all three.
  if (!window.structuredClone || !Object.hasOwn || !Array.prototype.at) show('not-supported');
  window.addEventListener('error', onError, true);
})();
