const files = import.meta.glob<string>('../../../locales/et/pictures/*.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});

export default Object.values(files).join('\n');
