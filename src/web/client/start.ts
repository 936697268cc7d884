/** The script of the pages. */
document.documentElement.dataset['script'] = 'on';
