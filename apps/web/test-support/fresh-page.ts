/** Component tests of one worker share a page: each file gets it empty, at its first address and without stored values. */
const root = document.documentElement;
document.head.replaceChildren();
document.body.replaceChildren();
for (const name of root.getAttributeNames()) root.removeAttribute(name);
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '/');
